/** Types of the modal's entry point. The package's main entry would also load its button. */
declare module '@docsearch/react/modal' {
  export { DocSearchModal } from '@docsearch/react'
}
