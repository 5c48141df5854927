/** The modal alone: the package's main entry would bring its button and load everything at once. */
declare module '@docsearch/react/modal' {
  export { DocSearchModal } from '@docsearch/react'
}
