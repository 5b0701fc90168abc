/** Height of the whole chart in px: what stands in its place while it is fetched is as high. */
export const chartHeight = 152;
