/** An item of a breadcrumb trail. The last item is the page itself and has no link. */
export type Crumb = { label: string; href?: string }

/** Builds `Home / section / categories … / page`. Adjacent items with the same label are merged. */
export function breadcrumbs(section: Crumb, trail: readonly Crumb[], page: string): Crumb[] {
  const steps: Crumb[] = [{ label: 'Home', href: '/' }, section, ...trail, { label: page }]
  return steps.filter((step, index) => index === steps.length - 1 || step.label !== steps[index + 1]?.label)
}
