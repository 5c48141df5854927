import { solutions } from '@/content/navigation/solutions'
import { LazySolutions } from './LazySolutions.client'
import { NavGroup } from './NavGroup'
import type { NavbarComponentProps } from './navbar-components'

/** Solutions in the navigation bar: a popover, or a group of links in the menu of small screens. */
export function Solutions({ stacked }: NavbarComponentProps) {
  return stacked ? <NavGroup label={solutions.label} links={[...solutions.entries, ...solutions.actions]} /> : <LazySolutions />
}
