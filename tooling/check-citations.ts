/**
 * Checks that citations in documents and comments resolve, that each statement has a test, and that lines of documents
 * are not too long.
 */
import { citationProblems } from './citations.ts'
import { longLines } from './markdown.ts'
import { root as repository } from './run.ts'
import { tagProblems } from './statements.ts'

const root = process.argv[2] ?? repository
const problems = [...citationProblems(root), ...tagProblems(root), ...longLines(root)]

for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
