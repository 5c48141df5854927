import type { SidebarNode } from '../../../lib/nav/sidebar'

/** A heading of the manual above its chapters: a section of the sidebar, or a group of pages. Level 1 is the outermost. */
type Division = { label: string; level: number }

/** A page of the documentation as a chapter of the manual. */
export type Chapter = {
  /** Address of the page, such as `/docs/install/setup/`. */
  url: string
  /** Level of its title in the manual, from 1. */
  level: number
  /** Divisions that begin with this chapter, outermost first. */
  opens: Division[]
  /** Labels of all divisions that contain it, outermost first. */
  trail: string[]
}

/**
 * The pages of the sidebar in reading order, each once. Links to addresses that are not part of the manual are left out.
 * @param included whether the page at an address becomes a chapter
 */
export function chaptersOf(nodes: readonly SidebarNode[], included: (url: string) => boolean): Chapter[] {
  const chapters: Chapter[] = []
  const seen = new Set<string>()
  let pending: Division[] = []

  function addChapter(url: string, level: number, trail: readonly string[]): boolean {
    if (seen.has(url) || !included(url)) return false
    seen.add(url)
    chapters.push({ url, level, opens: pending, trail: [...trail] })
    pending = []
    return true
  }

  function addNodes(siblings: readonly SidebarNode[], outer: readonly string[]): void {
    let trail = outer
    for (const node of siblings) {
      const level = trail.length + 1
      if (node.kind === 'header') {
        trail = [...outer, node.label]
        pending = [...pending.filter((division) => division.level <= outer.length), { label: node.label, level: outer.length + 1 }]
      } else if (node.kind === 'link') addChapter(node.href, level, trail)
      else {
        const isChapter = node.href !== undefined && addChapter(node.href, level, trail)
        if (!isChapter) pending.push({ label: node.label, level })
        addNodes(node.children, [...trail, node.label])
        pending = pending.filter((division) => division.level < level)
      }
    }
  }

  addNodes(nodes, [])
  return chapters
}
