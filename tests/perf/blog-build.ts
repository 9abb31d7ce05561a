import { openLargeBlog } from './blog/large-blog';

/** Numbers of articles to build with. */
const COUNTS = [250, 500, 1000, 2000];

/** Prints how long the blog's build takes, from sources to release, by number of articles. */
process.stdout.write('| articles | seconds | milliseconds an article |\n| --- | --- | --- |\n');
for (const count of COUNTS) {
  const workshop = await openLargeBlog(count);
  try {
    const begin = performance.now();
    await workshop.build();
    const seconds = (performance.now() - begin) / 1000;
    process.stdout.write(
      `| ${count} | ${seconds.toFixed(1)} | ${((seconds * 1000) / count).toFixed(0)} |\n`,
    );
  } finally {
    await workshop.dispose();
  }
}
