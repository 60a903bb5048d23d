import type { OauthProvider } from '#contract/identity/sign-in-options.ts'

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
export const ProviderGlyph = ({ provider }: { provider: OauthProvider }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 shrink-0">
    {glyphs[provider]}
  </svg>
)
