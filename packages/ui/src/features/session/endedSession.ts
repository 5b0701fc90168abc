const key = 'vitrin-session-ended';

/** Leaves a note for the login, which is another page load, that a session ended without the visitor's doing. */
export function noteEndedSession(): void {
  try {
    sessionStorage.setItem(key, 'true');
  } catch {
    // Where storage is refused the login opens without a word about why.
  }
}

/** Whether there is such a note. */
export function hasEndedSession(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Takes the note away, once it has been read. */
export function forgetEndedSession(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is none, then.
  }
}
