import { JourneyFigure } from '../home/JourneyFigure'

/** The figure of the home page, within the text of a product page: the way of one change from its source to a query. */
export function GoPath() {
  return (
    <div className="not-prose my-6 max-w-measure">
      <JourneyFigure />
    </div>
  )
}
