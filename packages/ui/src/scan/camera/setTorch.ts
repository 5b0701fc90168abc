/** Turns the light of a camera on or off. @returns false where it does not obey */
export async function setTorch(stream: MediaStream, isOn: boolean): Promise<boolean> {
  const light: MediaTrackConstraintSet & { readonly torch: boolean } = { torch: isOn };
  try {
    await Promise.all(stream.getVideoTracks().map((track) => track.applyConstraints({ advanced: [light] })));
    return true;
  } catch {
    return false;
  }
}
