import { Fragment, type ReactNode, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, useMatches } from 'react-router'
import './app.css'
import type { DeviceKey } from '#web/browser/storage-keys.ts'
import { SkipLink } from '#web/kit/ui/skip-link.tsx'
import { Toaster } from '#web/kit/ui/toaster.tsx'
import type { RouteHandle } from '#web/shared/pages/route-handle.ts'
import UnexpectedError from '#web/shared/pages/unexpected-error.tsx'
import { Footer } from '#web/site/footer.tsx'
import { Header } from '#web/site/header.tsx'
import { hideAfterSignOut } from './after-sign-out.ts'
import { repeatEarlyInput } from './early-input.ts'
import forcedColours from './forced-colours.css?url'
import { RouteChange } from './route-change.tsx'

// What stands around every page. Made once, so that going from page to page does not draw it again.
const header = <Header aside={<HeaderAside />} />
const footer = <Footer />

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf6ee" />
        {/* The server writes its configured prefix here. */}
        <meta name="api-prefix" content="/api" suppressHydrationWarning />
        {/* And whether it is being tried out. */}
        <meta name="demo" content="yes" suppressHydrationWarning />
        <Meta />
        <Links />
      </head>
      <body>
        <Frame>{children}</Frame>
        <Toaster />
        <RouteChange />
        <Scripts />
      </body>
    </html>
  )
}

const handleOf = ({ handle }: { handle?: unknown }) => handle as RouteHandle | undefined

function Frame({ children }: { children: ReactNode }) {
  const handles = useMatches().map(handleOf)
  const hasOwnShell = handles.some((handle) => handle?.hasOwnShell)
  return (
    <>
      <SkipLink />
      {hasOwnShell ? (
        children
      ) : (
        <>
          {header}
          {/* As high as the screen: the footer is below it, and stays there while a page changes or is fetched. */}
          <main id="main" tabIndex={-1} className="min-h-[calc(100svh-4rem)] print:min-h-0">
            {children}
          </main>
          {handles.find((handle) => handle?.footer)?.footer ?? footer}
        </>
      )}
    </>
  )
}

function HeaderAside() {
  return useMatches().map((match) => <Fragment key={match.id}>{handleOf(match)?.headerAside}</Fragment>)
}

export default function Root() {
  useEffect(() => {
    // Without a connection their code cannot come. They stay here, and are taken up with the next page.
    takeUpSavedAnswers().catch(() => undefined)
    // After what the page itself takes up from storage.
    setTimeout(repeatEarlyInput)
    // A page may have no word in italics, and the next one may: then they are here before it is drawn, or not used.
    document.fonts.load('italic 500 1em Fraunces').catch(() => undefined)
    // A sheet of its own, which nobody else is sent.
    if (matchMedia('(forced-colors: active)').matches)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: forcedColours }))
    return hideAfterSignOut()
  }, [])
  return <Outlet />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <UnexpectedError error={error} />
}

/** Answers left on this device are sent to the server whichever page is opened first; nobody else pays for the code. */
async function takeUpSavedAnswers() {
  const answers = keptAnswers()
  if (answers.length === 0) return
  const { startAnswered } = await import('#web/shared/answers/questionnaires.ts')
  await startAnswered(answers)
}

/** The keys of the answers left here. What cannot be read is none. */
function keptAnswers(): string[] {
  try {
    const { stepHistory: _, ...answers } = JSON.parse(
      window.localStorage.getItem('questionnaire_data' satisfies DeviceKey) ?? '{}',
    )
    return Object.keys(answers)
  } catch {
    return []
  }
}
