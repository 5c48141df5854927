/** A step of a breadcrumb trail; the last one, the page itself, has no address. */
export type Crumb = { label: string; href?: string }

/** `Home / section / categories … / page`. Steps that repeat their neighbour's label are folded. */
export function breadcrumbs(section: Crumb, trail: readonly Crumb[], page: string): Crumb[] {
  const steps: Crumb[] = [{ label: 'Home', href: '/' }, section, ...trail, { label: page }]
  return steps.filter((step, index) => index === steps.length - 1 || step.label !== steps[index + 1]?.label)
}
