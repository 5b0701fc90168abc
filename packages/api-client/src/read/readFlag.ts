/** True for the five forms in which the backend writes "on": true, "True", "true", 1 and "1". Anything else is off. */
export function readFlag(value: unknown): boolean {
  return value === true || value === 'True' || value === 'true' || value === 1 || value === '1';
}

/** False only where the backend says so in one of its five "off" forms; a flag that is missing or odd counts as on. */
export function readFlagUnlessOff(value: unknown): boolean {
  return !(value === false || value === 'False' || value === 'false' || value === 0 || value === '0');
}
