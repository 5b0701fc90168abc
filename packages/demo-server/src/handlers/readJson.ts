/** The JSON object of a request's body; an empty one where the body is none, so that every field is missing. */
export async function readJson(request: {
  readonly text: () => unknown;
}): Promise<Readonly<Record<string, unknown>>> {
  const value = await readJsonValue(request);
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

/** Any JSON of a request's body; undefined where the body is none. */
export async function readJsonValue(request: { readonly text: () => unknown }): Promise<unknown> {
  try {
    return JSON.parse(String(await request.text()));
  } catch {
    return undefined;
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** A whole number as JSON has it. The legacy backend also takes one written as text. */
export function readWhole(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(number) ? Number(number) : undefined;
}
