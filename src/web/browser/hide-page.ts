/**
 * Makes the page invisible without taking anything away, so that it can be shown again as it was. A browser that keeps a
 * page to go back to keeps it as it looked last: what is hidden as it is left is not seen when it comes back.
 */
export function hidePage(): void {
  document.documentElement.style.visibility = 'hidden'
}

export function showPage(): void {
  document.documentElement.style.visibility = ''
}
