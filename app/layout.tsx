import type { Metadata, Viewport } from 'next'
import { type ReactNode, Suspense } from 'react'
import { environment } from '#environment'
import { ContentProblems } from '@/components/dev/ContentProblems'
import { AddressWatch } from '@/components/layout/AddressWatch.client'
import { AnnouncementBar } from '@/components/layout/AnnouncementBar'
import { CollapseMotion } from '@/components/layout/CollapseMotion.client'
import { Footer } from '@/components/layout/Footer'
import { fontVariables } from '@/components/layout/fonts'
import { HydrationMark } from '@/components/layout/HydrationMark.client'
import { headScript } from '@/components/layout/head-scripts'
import { Navbar } from '@/components/layout/Navbar'
import { PageActions } from '@/components/layout/PageActions.client'
import { PageNavigation } from '@/components/layout/PageNavigation.client'
import { PreviewBanner } from '@/components/layout/PreviewBanner'
import { ThemeProvider } from '@/components/layout/ThemeProvider.client'
import { Measuring } from '@/components/measuring/Measuring.client'
import { SearchHost } from '@/components/search/SearchHost.client'
import { Anchor } from '@/components/ui/Anchor'
import { analyticsScripts, analyticsSettings, verificationTags } from '@/lib/analytics'
import { input } from '@/lib/build/inputs.server'
import { contactTarget } from '@/lib/contact/contact-settings.mjs'
import { previewOf } from '@/lib/preview.mjs'
import { hostedSearch } from '@/lib/search/search-settings.mjs'
import { connectionHints } from '@/lib/seo/connection-hints'
import { basePath, locale, site } from '@/lib/site.mjs'
import './globals.css'

const analytics = analyticsSettings(environment)
const hasAnalytics = analyticsScripts(analytics).length > 0
const verification = verificationTags(environment)
const hosted = hostedSearch(environment)
const asksConsent = hasAnalytics || (hosted?.insights ?? false)
/** What a preview shows. Its commit is known to each page, so that pages are not from another one. */
const previewAt = input('preview', () => previewOf())
const preview = previewOf()
const hints = connectionHints({ searchAppId: hosted?.appId, formAddress: contactTarget(environment)?.url, analytics })

export const metadata: Metadata = {
  metadataBase: new URL(site.origin),
  title: `${site.name}${site.titleDelimiter}${site.tagline}`,
  description: site.description,
  applicationName: site.name,
  manifest: `${basePath}/site.webmanifest`,
  icons: {
    icon: [
      { url: `${basePath}/favicon.ico`, sizes: '32x32' },
      { url: `${basePath}/images/mark.svg`, type: 'image/svg+xml' },
    ],
    apple: [{ url: `${basePath}/images/apple-touch-icon.png`, sizes: '180x180' }],
  },
  ...(verification && { verification }),
  ...(preview && { robots: { index: false, follow: false } }),
}

export const viewport: Viewport = {
  themeColor: [{ color: '#ffffff' }],
  width: 'device-width',
  initialScale: 1,
}

export default function RootLayout({ children }: { children: ReactNode }) {
  const shown = previewAt('banner')
  return (
    <html lang={locale.htmlLang} dir={locale.direction} className={fontVariables} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: trusted inline script that must run before the first paint */}
        <script data-text-once="" dangerouslySetInnerHTML={{ __html: headScript }} />
        <link rel="search" type="application/opensearchdescription+xml" title={`${site.name} Search`} href={`${basePath}/opensearch.xml`} />
        {hints.map((hint) => (
          <link key={hint.href} {...hint} />
        ))}
      </head>
      <body>
        <ThemeProvider>
          <Anchor href="#content" className="skip-link">
            Skip to content
          </Anchor>
          {shown && <PreviewBanner {...shown} />}
          <AnnouncementBar />
          <Navbar />
          {children}
          <Footer asksConsent={asksConsent} />
          <PageNavigation />
          <Suspense fallback={null}>
            <AddressWatch />
          </Suspense>
          <CollapseMotion />
          <PageActions />
          <HydrationMark />
          <SearchHost />
          {environment.NODE_ENV === 'development' && <ContentProblems />}
          {asksConsent && <Measuring analytics={hasAnalytics ? analytics : undefined} />}
        </ThemeProvider>
      </body>
    </html>
  )
}
