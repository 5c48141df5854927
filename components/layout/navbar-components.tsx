import type { ReactNode } from 'react'
import type { NavbarComponentName } from '@/lib/nav/navbar'
import { LatestRelease } from './LatestRelease'
import { Solutions } from './Solutions'

/** In the bar, or `stacked` in the mobile menu. */
export type NavbarComponentProps = { stacked: boolean }

/** Server components that items of type `custom-…` show. To add one, give it a name in lib/nav/navbar.ts and an entry here. */
export const navbarComponents: Record<NavbarComponentName, (props: NavbarComponentProps) => ReactNode> = {
  'custom-latest-release': LatestRelease,
  'custom-solutions': Solutions,
}
