import { markedPieces } from '@/lib/search/marked-text'

/** Text of a search result with the matches highlighted. */
export function MarkedText({ value }: { value: string }) {
  let offset = 0
  return markedPieces(value).map(({ text, marked }) => {
    const key = offset
    offset += text.length
    return marked ? (
      <mark key={key} className="bg-transparent font-semibold text-brand">
        {text}
      </mark>
    ) : (
      text
    )
  })
}
