/** Why a file cannot become an article. The build stops with this message, so it names the file and the remedy. */
export class ArticleProblem extends Error {
  constructor(file: string, reason: string) {
    super(`${file}: ${reason}`)
    this.name = 'ArticleProblem'
  }
}
