/**
 * Names of months, days, festivals, places and companies. Dictionaries lack them, and they resemble other words, so that
 * "december" became "remember" and "patna" money: they are searched for as written, and never corrected.
 */
export const NAMES: ReadonlySet<string> = new Set(
  `january february march april june july august september october november december
    monday tuesday wednesday thursday friday saturday sunday somvar mangalvar budhvar guruvar shukravar shanivar ravivar
    diwali deepavali holi navratri navaratri dussehra dasara rakhi eid ramzan ramadan christmas easter onam pongal ganesh chaturthi chhath baisakhi lohri ugadi janmashtami shivratri karwa chauth
    india bharat nepal bhutan bangladesh pakistan lanka maldives china japan korea singapore malaysia thailand indonesia vietnam dubai qatar kuwait oman bahrain saudi emirates canada australia zealand britain england scotland ireland germany france italy spain russia ukraine poland europe africa america usa brazil
    andhra arunachal assam bihar chhattisgarh goa gujarat haryana himachal jharkhand karnataka kerala madhya maharashtra manipur meghalaya mizoram nagaland odisha punjab rajasthan sikkim tamilnadu nadu telangana tripura uttar uttarakhand bengal pradesh kashmir jammu ladakh
    delhi mumbai kolkata chennai bangalore bengaluru hyderabad ahmedabad pune surat jaipur lucknow kanpur nagpur indore thane bhopal visakhapatnam vizag patna vadodara ghaziabad ludhiana agra nashik faridabad meerut rajkot varanasi srinagar aurangabad dhanbad amritsar allahabad prayagraj ranchi howrah coimbatore jabalpur gwalior vijayawada jodhpur madurai raipur kota guwahati chandigarh solapur hubli mysore mysuru tiruchirappalli trichy bareilly aligarh moradabad jalandhar bhubaneswar salem warangal guntur gorakhpur bikaner noida gurgaon gurugram jamshedpur bhilai cuttack kochi cochin dehradun ajmer ujjain jhansi jammu mangalore mangaluru udaipur siliguri shimla manali haridwar rishikesh kozhikode calicut thrissur trivandrum thiruvananthapuram puducherry pondicherry
    coursera udemy udacity edx unacademy byjus physicswallah upgrad simplilearn skillshare
    infosys wipro cognizant accenture capgemini deloitte flipkart paytm phonepe swiggy zomato meesho nykaa reliance tata airtel jio adani
    indie fiance fiancee yeah okay`.split(/\s+/),
);
