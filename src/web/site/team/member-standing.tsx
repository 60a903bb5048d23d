import type { profiles } from '#content/site/profiles.ts'

type Profile = (typeof profiles)[keyof typeof profiles]

export function MemberStanding({ standing: { text, link } }: Pick<Profile, 'standing'>) {
  return (
    <p className="mt-2 text-ink-soft">
      {text}
      {link && (
        <>
          {' '}
          <a
            className="font-medium text-green underline decoration-2 decoration-apricot underline-offset-4 hover:text-ink"
            href={link.href}
          >
            {link.text}
          </a>{' '}
          there.
        </>
      )}
    </p>
  )
}
