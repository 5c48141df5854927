import type { ReactNode } from 'react'
import type { NavbarComponentName } from '@/lib/nav/navbar'
import { LatestRelease } from './LatestRelease'
import { Solutions } from './Solutions'

/** `stacked` is true in the mobile menu and false in the navigation bar. */
export type NavbarComponentProps = { stacked: boolean }

/** Server components for items of type `custom-…`. To add one, add its name in lib/nav/navbar.ts and an entry here. */
export const navbarComponents: Record<NavbarComponentName, (props: NavbarComponentProps) => ReactNode> = {
  'custom-latest-release': LatestRelease,
  'custom-solutions': Solutions,
}
