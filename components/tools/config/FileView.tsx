import { useState } from 'react'

/** How long a browser can take to start a download, in milliseconds. */
const DOWNLOAD_START = 10_000

function download(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: name.endsWith('.json') ? 'application/json' : 'text/plain' }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_START)
}

/** A generated text, with buttons that copy and download it. @param file name of the download, if it is not `name` */
export function FileView({ name, text, file = name }: { name: string; text: string; file?: string }) {
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
        <button type="button" onClick={() => download(file, `${text}\n`)}>
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
