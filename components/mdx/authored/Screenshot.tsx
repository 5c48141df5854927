import { defineMdxComponent } from '../mdx-component'
import { CaptionedPicture, captionedPictureForm } from '../Picture'

type ScreenshotProps = { src: string; narrow?: string; alt: string; caption?: string }

/** Pixels of the files for each pixel of the product. */
const DENSITY = 2

/** Screenshot of the product in a thin frame, dimmed in the dark theme. `alt` describes what to look at; phones show the part `narrow`. */
export function Screenshot(props: ScreenshotProps) {
  return <CaptionedPicture {...props} density={DENSITY} className="screenshot" />
}

export default defineMdxComponent({
  component: Screenshot,
  about: 'Screenshot of the product with a caption. Save the file in `content/docs/images/`.',
  example: '<Screenshot src="../images/jobs.webp" alt="The list of jobs, with Sync now in the menu" caption="Start the job." />',
  attributes: {
    src: { example: '../images/jobs.webp', required: true },
    narrow: { example: '../images/jobs-crop-menu.webp' },
    alt: { example: 'The list of jobs' },
    caption: { example: 'Start the job.' },
  },
  plain: captionedPictureForm,
  states: () => ({
    plain: <Screenshot src="/images/mark.svg" alt="The mark of OLake" caption="One line that says what to do or see." />,
  }),
})
