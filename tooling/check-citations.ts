/** Checks that citations in documents and comments resolve and that lines of documents are not too long. */
import { citationProblems } from './citations.ts'
import { coverageProblems } from './coverage.ts'
import { longLines } from './markdown.ts'
import { root as repository } from './run.ts'

const root = process.argv[2] ?? repository
const problems = [...citationProblems(root), ...coverageProblems(root), ...longLines(root)]

for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
