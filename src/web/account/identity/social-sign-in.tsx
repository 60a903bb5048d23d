import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { signInWords as words } from '#content/identity/account.ts'
import type { OauthProvider } from '#contract/identity/sign-in-options.ts'
import { apiPrefix, callApi } from '#web/browser/api.ts'
import { hideProgress } from '#web/browser/signed-in.ts'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { useHydrated } from '#web/kit/use-hydrated.ts'

const providers = Object.keys(words.providers) as OauthProvider[]

const look =
  'flex min-h-13 w-full items-center justify-center gap-2.5 rounded-option border px-3 py-2.5 font-semibold transition-colors duration-150'

/** Each is an ordinary link once the operator has configured it, and says that it is not until then. */
export function SocialSignIn({ isRemembered }: { readonly isRemembered: boolean }) {
  const [configured, setConfigured] = useState<readonly OauthProvider[]>([])
  const [search] = useSearchParams()
  const wasRefused = useHydrated() && search.get('problem') === 'provider'

  useEffect(() => {
    const leaving = new AbortController()
    callApi('sign_in_options', {}, leaving.signal).then(
      ({ data }) => setConfigured(data?.providers ?? []),
      // Signing in by password is all there is then.
      () => undefined,
    )
    return () => leaving.abort()
  }, [])

  return (
    <fieldset className="mt-8 min-w-0">
      <legend className="flex w-full items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {words.or}
      </legend>
      {wasRefused && (
        <div className="mt-4">
          <AlertMessage>{words.providerRefused}</AlertMessage>
        </div>
      )}
      <ul className="mt-4 grid gap-2.5 min-[23rem]:grid-cols-3">
        {providers.map((provider) => (
          <li key={provider}>
            {configured.includes(provider) ? (
              <a
                href={`${apiPrefix()}/oauth/${provider}${isRemembered ? '?remember=1' : ''}`}
                // Who comes back from there is not known here.
                onClick={hideProgress}
                className={`${look} border-line-strong bg-white hover:border-ink-soft hover:bg-mint`}
              >
                <Face provider={provider} />
              </a>
            ) : (
              <button
                type="button"
                disabled
                title={words.notConfigured}
                className={`${look} cursor-not-allowed border-line bg-paper-deep text-ink-soft`}
              >
                <Face provider={provider} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {configured.length < providers.length && <p className="mt-3 text-sm text-ink-soft">{words.notConfiguredNote}</p>}
    </fieldset>
  )
}

const Face = ({ provider }: { provider: OauthProvider }) => (
  <>
    <ProviderGlyph provider={provider} />
    {words.providers[provider]}
  </>
)

const glyphs = {
  google: (
    <path
      className="fill-none stroke-current"
      strokeWidth="3"
      d="M15.6 5.4A7 7 0 1 0 17 10.2h-6.6"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  ),
  apple: (
    <g fill="currentColor">
      <path d="M10 6.4c1-.1 2-1 3.6-.9 1.3.1 2.3.7 3 1.6-2.7 1.8-2.2 5.4.5 6.5-.8 2.2-2.3 4.6-4 4.7-1.2 0-1.7-.8-3.1-.8s-1.9.8-3.1.8c-2.6 0-4.9-4.6-4.9-7.7 0-3.2 2-4.9 4.1-5 1.5-.1 2.7.9 3.9.8Z" />
      <path d="M9.9 5.3c-.1-2.2 1.5-4.1 3.5-4.5.2 2.2-1.4 4.3-3.5 4.5Z" />
    </g>
  ),
  x: (
    <g className="fill-none stroke-current" strokeLinecap="round" strokeLinejoin="round">
      <path strokeWidth="2" d="M3 3h3.6L17 17h-3.6Z" />
      <path strokeWidth="2" d="M16.5 3 11.3 8.8M8.7 11.6 3.5 17" />
    </g>
  ),
}

/** Known by their outlines, in our ink. */
const ProviderGlyph = ({ provider }: { provider: OauthProvider }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 shrink-0">
    {glyphs[provider]}
  </svg>
)
