import { defineMdxComponent } from '../mdx-component'
import { CaptionedPicture, captionedPictureForm } from '../Picture'

export default defineMdxComponent({
  component: CaptionedPicture,
  about: 'Image with a caption.',
  example: '<Figure src="/images/docs/jobs.png" alt="What it shows" caption="One line." />',
  attributes: {
    src: { example: '../images/jobs.webp', required: true },
    alt: { example: 'The list of jobs' },
    caption: { example: 'Start the job.' },
  },
  plain: captionedPictureForm,
  states: () => ({
    plain: <CaptionedPicture src="/images/mark.svg" alt="The mark of OLake" caption="One line that says what it shows." />,
  }),
})
