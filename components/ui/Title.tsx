/** Longest word with hyphens that stays on one line, in characters. It fits on a phone of 320 px in the size of a title. */
const LONGEST = 13

/** Text of a title. Short words with hyphens, such as Copy-on-Write, do not break at the end of a line. */
export function Title({ children }: { children: string }) {
  return children.split(/(?<=\s)(?=\S)/).map((word, index) => {
    const text = word.trimEnd()
    if (!text.includes('-') || text.length > LONGEST) return word
    return [
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a title never change their order
      <span key={index} className="whitespace-nowrap">
        {text}
      </span>,
      word.slice(text.length),
    ]
  })
}
