import { Anchor } from '@/components/ui/Anchor'
import { Static } from '@/components/ui/Static'
import { announcementBar } from '@/content/navigation/navbar'
import { AnnouncementClose } from './AnnouncementClose.client'

/** Announcement above the navigation bar, shown until the visitor closes it. A new id shows it again. */
export function AnnouncementBar() {
  const { content, link, backgroundColor, textColor, isCloseable, id } = announcementBar
  return (
    <Static>
      <section className="announcement relative" aria-label="Announcement" style={{ backgroundColor, color: textColor }}>
        <p className="mx-auto flex min-h-10 max-w-site items-center justify-center gap-x-2 px-12 py-2 text-center text-sm leading-5">
          <span>
            {content}{' '}
            <Anchor href={link.href} className="font-semibold whitespace-nowrap underline underline-offset-3">
              {link.label}
            </Anchor>
          </span>
        </p>
        {isCloseable && <AnnouncementClose id={id} />}
      </section>
    </Static>
  )
}
