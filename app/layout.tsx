import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { AnnouncementBar } from '@/components/layout/AnnouncementBar'
import { Footer } from '@/components/layout/Footer'
import { fontVariables } from '@/components/layout/fonts'
import { beforePaintScript } from '@/components/layout/head-scripts'
import { Navbar } from '@/components/layout/Navbar'
import { PageActions } from '@/components/layout/PageActions.client'
import { PageNavigation } from '@/components/layout/PageNavigation.client'
import { ThemeProvider } from '@/components/layout/ThemeProvider.client'
import { SearchHost } from '@/components/search/SearchHost.client'
import { Anchor } from '@/components/ui/Anchor'
import { basePath, site } from '@/lib/site.mjs'
import './globals.css'

export const metadata: Metadata = {
  metadataBase: new URL(site.origin),
  title: `${site.name}${site.titleDelimiter}${site.tagline}`,
  description: site.description,
  icons: { icon: [{ url: `${basePath}/images/mark.svg`, type: 'image/svg+xml' }] },
}

export const viewport: Viewport = {
  themeColor: [{ color: '#ffffff' }],
  width: 'device-width',
  initialScale: 1,
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={site.locale} className={fontVariables} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own script, which must run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: beforePaintScript }} />
        <link rel="search" type="application/opensearchdescription+xml" title={`${site.name} Search`} href={`${basePath}/opensearch.xml`} />
      </head>
      <body>
        <ThemeProvider>
          <Anchor href="#content" className="skip-link">
            Skip to content
          </Anchor>
          <AnnouncementBar />
          <Navbar />
          {children}
          <Footer />
          <PageNavigation />
          <PageActions />
          <SearchHost />
        </ThemeProvider>
      </body>
    </html>
  )
}
