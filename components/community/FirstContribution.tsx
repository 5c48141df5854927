import { Anchor } from '@/components/ui/Anchor'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { routes } from '@/lib/routes'
import { repository } from '@/lib/site.mjs'

const steps = [
  {
    title: 'Choose an issue',
    text: 'Maintainers label issues that suit a first change. Comment on the one you choose, so that they assign it to you.',
    action: 'Open the list',
    href: repository.goodFirstIssues,
  },
  {
    title: 'Set up the project',
    text: 'Clone the repository and run a first sync on your machine. Docker and Go are required.',
    action: 'Set up a development environment',
    href: routes.docs('community/setting-up-a-dev-env'),
  },
  {
    title: 'Open a pull request',
    text: 'Branch from staging, open the pull request against staging, and attach a short video that shows that the change works.',
    action: 'Read the rules for pull requests',
    href: routes.docs('community/issues-and-prs'),
  },
]

/** The way to a first merged change in three steps. */
export function FirstContribution() {
  return (
    <>
      <ol className="grid gap-x-10 gap-y-8 desktop:grid-cols-3">
        {steps.map(({ title, text, action, href }, index) => (
          <li key={href} className="flex flex-col border-t-2 border-water pt-4">
            <h3 className="flex items-baseline gap-3 font-display text-xl font-semibold">
              <span className="text-muted tabular-nums">{index + 1}</span>
              {title}
            </h3>
            <p className="mt-2 text-[0.9375rem] leading-relaxed text-muted">{text}</p>
            <p className="mt-auto pt-2">
              <Anchor href={href} className="link inline-flex min-h-11 items-center text-[0.9375rem]">
                {action}
              </Anchor>
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={repository.goodFirstIssues} tone="primary">
          Find a good first issue
        </ButtonLink>
        <ButtonLink href={routes.docs('community/contributing')}>Read the contributing guide</ButtonLink>
      </p>
    </>
  )
}
