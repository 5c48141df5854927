import { type RefObject, useRef } from 'react'

/** A text field for code, with line numbers. @param field reference to the field, to move the caret */
export function CodeInput({ id, label, describedBy, value, onChange, field }: CodeInputProps) {
  const gutter = useRef<HTMLDivElement>(null)
  const lines = value.split('\n').length
  return (
    <div className="config-code">
      <label htmlFor={id}>{label}</label>
      <div className="config-code-box">
        <div ref={gutter} className="config-gutter" aria-hidden="true">
          {Array.from({ length: lines }, (_, index) => index + 1).join('\n')}
        </div>
        <textarea
          ref={field}
          id={id}
          rows={16}
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-describedby={describedBy}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onScroll={({ currentTarget }) => {
            if (gutter.current) gutter.current.scrollTop = currentTarget.scrollTop
          }}
        />
      </div>
    </div>
  )
}

type CodeInputProps = {
  id: string
  label: string
  describedBy: string
  value: string
  onChange: (value: string) => void
  field: RefObject<HTMLTextAreaElement | null>
}

/** Moves the caret to a place in a text field, and shows its line. */
export function goTo(field: HTMLTextAreaElement | null, { offset, line }: { offset: number; line: number }) {
  if (!field) return
  field.focus()
  const end = field.value.indexOf('\n', offset)
  field.setSelectionRange(offset, end < 0 ? field.value.length : end)
  const height = field.scrollHeight / field.value.split('\n').length
  field.scrollTop = Math.max(0, (line - 4) * height)
}
