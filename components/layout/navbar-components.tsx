import type { ReactNode } from 'react'
import type { NavbarComponentName, NavbarComponentProps } from '@/lib/nav/navbar-items'
import { LatestRelease } from './LatestRelease'
import { Solutions } from './Solutions'

/** Server components for items of type `custom-…`. To add one, add its name in lib/nav/navbar-items.ts and an entry here. */
export const navbarComponents: Record<NavbarComponentName, (props: NavbarComponentProps) => ReactNode> = {
  'custom-latest-release': LatestRelease,
  'custom-solutions': Solutions,
}
