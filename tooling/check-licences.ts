/** Checks that each package of production is under a licence that the project accepts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { licenceProblems } from './licences.ts'
import { root as repository } from './run.ts'

const root = process.argv[2] ?? repository
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const problems = licenceProblems(packages)

for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
