import { relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * One failed test is enough, and the rest is not run: so that which noticed the mutant before this one comes first, which is
 * often its neighbour, and then the quickest. Left to itself, Vitest begins with what takes longest.
 */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = (file: TestSpecification) => {
      const last = this.ctx.cache.getFileTestResults(
        `${file.project.name}:${relative(this.ctx.config.root, file.moduleId)}`,
      )
      return last?.failed ? 0 : (last?.duration ?? 0)
    }
    return files
      .map((file) => ({ file, rank: rank(file) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ file }) => file)
  }
}

/** The rules alone, for mutation testing (`npm run mutate`): with every place in them watched, a property takes its time. */
export default defineConfig({
  test: {
    include: ['src/domain/**/*.test.ts'],
    testTimeout: 60_000,
    sequence: { sequencer: QuickestFirst },
  },
})
