import { LazyPart } from '@/components/ui/LazyPart.client'
import { Spinner } from '@/components/ui/Spinner'
import { FailureStates, LazyState, SortState } from './InteractiveStates.client'
import { Exhibit, Specimen } from './Specimen'

/** Components that load on demand or change in the browser. */
export function LoadingGallery() {
  return (
    <>
      <Exhibit
        name="Spinner and LazyPart"
        about="Spinner with a cycle of 3 s, and a part that shows it if loading takes longer than 200 ms."
      >
        <Specimen state="spinner">
          <Spinner label="Loading" />
        </Specimen>
        <Specimen state="a part that loads, a part that is there">
          <LazyPart loading label="Loading" />
          <LazyPart loading={false} label="Loading">
            <p>The part.</p>
          </LazyPart>
        </Specimen>
      </Exhibit>
      <Exhibit name="LazyComponent" about="Component that is loaded when it is first shown.">
        <Specimen state="loaded">
          <LazyState />
        </Specimen>
      </Exhibit>
      <Exhibit name="LoadFailure" about="Message if the code of a part of the page did not load.">
        <Specimen state="with both buttons">
          <FailureStates />
        </Specimen>
      </Exhibit>
      <Exhibit name="SortHeader" about="Column header that sorts the table.">
        <Specimen state="one column">
          <SortState />
        </Specimen>
      </Exhibit>
    </>
  )
}
