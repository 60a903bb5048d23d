interface Recaptcha {
  ready(then: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

let loading: Promise<void> | null = null

const loadScript = (siteKey: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('The bot check could not be loaded.'))
    document.head.append(script)
  })

/** Google's score of this browser for one action. */
export async function recaptchaToken(siteKey: string, action: string): Promise<string> {
  loading ??= loadScript(siteKey).catch((error) => {
    loading = null
    throw error
  })
  await loading
  const { grecaptcha } = window
  if (!grecaptcha) throw new Error('The bot check could not be loaded.')
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  return grecaptcha.execute(siteKey, { action })
}
