import { useState } from 'react'
import { articlePage } from '#content/site/blog.ts'
import { Button } from '#web/kit/ui/button.tsx'

/** Sharing, without a button that tells anybody else who reads what. */
export function CopyLink() {
  const [said, setSaid] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(location.origin + location.pathname)
      setSaid(articlePage.linkCopied)
    } catch {
      setSaid(articlePage.copyFailed)
    }
  }

  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden print:hidden">
      <Button onClick={copy} size="small" variant="secondary">
        {articlePage.copyLink}
      </Button>
      <p className="text-sm" role="status">
        {said}
      </p>
    </div>
  )
}
