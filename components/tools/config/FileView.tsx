import { useState } from 'react'

function download(name: string, text: string, type: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}

/** A generated file, with buttons that copy and download it. @param name name of the file, which is also the label of the region */
export function FileView({ name, text, type = 'application/json' }: { name: string; text: string; type?: string }) {
  const [done, setDone] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setDone('Copied'),
      () => setDone('The browser does not allow copying. Select the text instead.'),
    )
  return (
    <figure className="code config-file" aria-label={name}>
      <div className="code-title config-file-title">
        <span>{name}</span>
        <output>{done}</output>
        <button type="button" onClick={copy} onBlur={() => setDone('')}>
          Copy<span className="sr-only"> {name}</span>
        </button>
        <button type="button" onClick={() => download(name, `${text}\n`, type)}>
          Download<span className="sr-only"> {name}</span>
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1) */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  )
}
