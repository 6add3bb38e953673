const formulas: Readonly<Record<string, string>> = { CO2: 'CO₂', CH4: 'CH₄', N2O: 'N₂O' }

/** Writes the gases that people type as `CH4` with their subscripts. */
export function withSubscripts(text: string): string {
  return text.replace(/\b(CO2|CH4|N2O)(?=e?\b)/g, (formula) => formulas[formula] ?? formula)
}
