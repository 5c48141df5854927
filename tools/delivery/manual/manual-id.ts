/** Id of an element in the manual. Ids are unique on a page only, so they contain the address of their page. @param id '' for the page itself */
export const manualId = (url: string, id = '') => `${url.slice(1, -1)}${id && `:${id}`}`
