/** Creates a value once per owner; a WeakMap lets it be garbage-collected with the owner. */
export function oncePer<Owner extends object, Made>(make: (owner: Owner) => Made): (owner: Owner) => Made {
  const made = new WeakMap<Owner, Made>()
  return (owner) => {
    const known = made.get(owner)
    if (known !== undefined) return known
    const fresh = make(owner)
    made.set(owner, fresh)
    return fresh
  }
}
