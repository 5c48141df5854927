import { solutions } from '@/content/navigation/solutions'
import { LazySolutions } from './LazySolutions.client'
import { NavGroup } from './NavGroup'
import type { NavbarComponentProps } from './navbar-components'

/** Solutions: a popover in the navigation bar, or a group of links in the mobile menu. */
export function Solutions({ stacked }: NavbarComponentProps) {
  return stacked ? <NavGroup label={solutions.label} links={[...solutions.entries, ...solutions.actions]} /> : <LazySolutions />
}
