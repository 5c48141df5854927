const files = new Map<string, Promise<Record<string, string>>>()

/** The file with the pages of closed categories. A failed request is repeated the next time. */
function branchesAt(address: string): Promise<Record<string, string>> {
  const known = files.get(address)
  if (known) return known
  const file = fetch(address).then((response) => (response.ok ? response.json() : Promise.reject(new Error(String(response.status)))))
  file.catch(() => files.delete(address))
  files.set(address, file)
  return file
}

function fill(place: Element, branches: Record<string, string>) {
  for (const category of place.querySelectorAll<HTMLDetailsElement>('details[data-branch]')) {
    const html = branches[category.dataset.branch ?? '']
    const pages = category.lastElementChild
    if (html === undefined || !pages) continue
    pages.innerHTML = html
    delete category.dataset.branch
    fill(pages, branches)
  }
}

/**
 * Adds the pages of closed categories to a sidebar tree. If they cannot be loaded, the links in their place stay.
 * @param tree the element of `SidebarTree`, or a copy of it
 */
export async function fillBranches(tree: HTMLElement): Promise<void> {
  const address = tree.dataset.branches
  if (!address || !tree.querySelector('[data-branch]')) return
  try {
    fill(tree, await branchesAt(address))
  } catch {
    // The links in place of the pages lead to pages whose sidebars contain them.
  }
}
