import { paragraph, text } from '@/lib/markdown-export/nodes'
import { defineMdxComponent } from '../mdx-component'
import { Picture } from '../Picture'

type ScreenshotProps = { src: string; alt: string; caption?: string }

/** Screenshot of the product in a thin frame, dimmed in the dark theme. `alt` describes what to look at. */
export function Screenshot({ src, alt, caption }: ScreenshotProps) {
  return (
    <figure className="screenshot">
      <Picture src={src} alt={alt} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

export default defineMdxComponent({
  component: Screenshot,
  about: 'Screenshot of the product with a caption. Save the file in `content/docs/images/`.',
  example: '<Screenshot src="../images/jobs.webp" alt="The list of jobs, with Sync now in the menu" caption="Start the job." />',
  plain: ({ attributes: { src = '', alt = '', caption } }) => [
    paragraph({ type: 'image', url: src, alt }),
    ...(caption ? [paragraph(text(caption))] : []),
  ],
  states: () => ({
    plain: <Screenshot src="/images/mark.svg" alt="The mark of OLake" caption="One line that says what to do or see." />,
  }),
})
