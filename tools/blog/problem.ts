/** Why a file cannot become an article. The build stops with it, so it says which file and what to do. */
export class ArticleProblem extends Error {
  constructor(file: string, reason: string) {
    super(`${file}: ${reason}`)
    this.name = 'ArticleProblem'
  }
}
