const platforms =
  /\.(?:vercel\.app|netlify\.app|github\.io|gitlab\.io|pages\.dev|workers\.dev|web\.app|firebaseapp\.com|herokuapp\.com|onrender\.com|fly\.dev|azurewebsites\.net|amplifyapp\.com|wixsite\.com|webflow\.io|myshopify\.com|framer\.website|wpengine\.com|wordpress\.com)$/;

/** True for a host that a platform gives to a preview or a free website. No mail arrives there. */
export function isPlatformHost(host: string): boolean {
  return platforms.test(host);
}
