/** What has changed is said at the top of the page: whoever pressed at its end is not to find themselves there again. */
export function reloadFromTop(): void {
  window.scrollTo(0, 0)
  window.location.reload()
}
