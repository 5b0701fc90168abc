// What Storybook shows where there is no story: a hundred elements that each look at the page would read.
for (const part of document.querySelectorAll('.sb-wrapper')) part.remove();
