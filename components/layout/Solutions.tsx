import { solutions } from '@/content/navigation/solutions'
import type { NavbarComponentProps } from '@/lib/nav/navbar-items'
import { LazySolutions } from './LazySolutions.client'
import { NavGroup } from './NavGroup'

/** Solutions: a popover in the navigation bar, or a group of links in the mobile menu. */
export function Solutions({ stacked }: NavbarComponentProps) {
  return stacked ? <NavGroup label={solutions.label} links={[...solutions.entries, ...solutions.actions]} /> : <LazySolutions />
}
